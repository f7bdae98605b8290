/**
 * The settings name no provider for what was to be done, or lack something that it needs, such as a key or an address;
 * it wasn't called.
 */
export class NotSetUp extends Error {}
