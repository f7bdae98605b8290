/** What came over the wire, taken for what a test says of it. */
// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads, and a wrong shape fails there
export type Received = any
