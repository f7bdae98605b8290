/** A maker that the settings name, without the key it needs: nothing was asked of it. */
export class NotSetUp extends Error {}
