/** What a process of ours is started with so that it is open in half the time. */
export const sooner = ['--import', import.meta.resolve('./found-once.ts')]
