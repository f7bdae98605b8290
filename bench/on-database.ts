import pg from 'pg'

/**
 * Opens a connection to a database of the bench, gives what `work` gives and closes it again. Where a server that ends
 * hangs up on it, that is only printed.
 */
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

/** Opens the second building on every weekday, with as many rooms as the first. */
export const openSecondPlace = (url: string): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query(
      `update locations set open_kinds = '["openWeekdays"]', capacity = '{"roomsAvailable": "500"}' where alternate`,
    )
  })
