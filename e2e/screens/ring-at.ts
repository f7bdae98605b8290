import type { Locator } from '@playwright/test'

/** So far around a place its ring may lie. */
const around = 8

/**
 * How many points of a picture of a place have the colour of the focus ring. A picture shows it also around a part of
 * the browser's own, whose style can't be read.
 */
export async function ringAt(place: Locator): Promise<number> {
  const page = place.page()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
  const clip = {
    ...{ x: x - around, y: y - around },
    ...{ width: width + 2 * around, height: height + 2 * around },
  }
  const taken = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!pen) return 0
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--focus')
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
    pen.drawImage(picture, 0, 0)
    const { data } = pen.getImageData(0, 0, picture.width, picture.height)
    let points = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) points += 1
    return points
  }, taken)
}
