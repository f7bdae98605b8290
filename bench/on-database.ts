import pg from 'pg'

/** Does something to a database of the bench by hand; an ending server that hangs up is no news. */
export async function onDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', (error) => console.error(error.message))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The second place, open on every weekday and as wide as the first. */
export const openSecondPlace = (url: string): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query(
      `update locations set open_kinds = '["openWeekdays"]', capacity = '{"roomsAvailable": "500"}' where alternate`,
    )
  })
