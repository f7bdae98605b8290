/** The version of the product, put in by the build. */
declare const __VERSION__: string
