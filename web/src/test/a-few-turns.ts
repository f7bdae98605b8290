/** What would follow by itself has had its chance by then: what must not happen hasn't. */
export async function aFewTurns(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await new Promise((turn) => setTimeout(turn))
}
