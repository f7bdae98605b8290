/** An answer as JSON; a test says what it expects of it. */
// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads, and a wrong shape fails there
export type Received = any
