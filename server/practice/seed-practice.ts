import type { Parts } from '../parts.ts'

export type Scene = 'evening' | 'empty'

/** Lays the practice facility: settings, places, accounts, and for the evening a whole believable night. */
export async function seedPractice(_parts: Parts, _scene: Scene): Promise<void> {}
