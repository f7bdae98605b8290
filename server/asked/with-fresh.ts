import { Refused } from './refused.ts'

/** A refusal of what two may do at once carries how it stands now, so that the screen needn't ask. */
export async function withFresh<T>(
  act: () => Promise<T>,
  fresh: () => Promise<unknown>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(error.code, { ...error.more, extra: { result: await fresh() } })
  }
}
