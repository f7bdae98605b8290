/** Arguments by which a process that a test starts is ready in half the time. */
export const sooner = ['--import', import.meta.resolve('./found-once.ts')]
