/** Waits a few turns of the event loop, so that whatever would follow by itself has had its chance to happen. */
export async function aFewTurns(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await new Promise((turn) => setTimeout(turn))
}
