import arcade from '../../look/art/gallery-1-arcade.svg?inline'
import steps from '../../look/art/gallery-2-steps.svg?inline'
import water from '../../look/art/gallery-3-still-water.svg?inline'
import suite from '../../look/art/gallery-4-suite.svg?inline'
import kallah from '../../look/art/gallery-5-kallah.svg?inline'
import keylim from '../../look/art/gallery-6-keylim.svg?inline'

/**
 * The drawings of the gallery by name, in one file: six that came one by one would be a third of all that home asks
 * for.
 */
export const pictures = { arcade, steps, water, suite, kallah, keylim } as const
