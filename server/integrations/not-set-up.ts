/** The settings name a provider but lack something it needs; it wasn't called. */
export class NotSetUp extends Error {}
