import { readFileSync } from 'node:fs'

const packageFile = new URL('../package.json', import.meta.url)

/** The version of the product, from the one place that states it. */
export const appVersion: string = JSON.parse(readFileSync(packageFile, 'utf8')).version
