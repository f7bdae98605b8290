import type { WordKey } from '@mikvah/contract/words/key.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { windows } from './screens/windows.ts'
import { wordsOf } from './screens/words-of.ts'

/** Where the words of the hero stand beside its picture, measured in the window. */
const heroOf = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string) => {
      const found = document.querySelector(selector)
      if (!found) throw new Error(`There is no ${selector}.`)
      return found
    }
    const hero = one('main section:first-child')
    const art = one('main section:first-child > img') as HTMLImageElement
    const box = art.getBoundingClientRect()
    const { objectFit, objectPosition } = getComputedStyle(art)
    const scale = Math.max(box.width / 1600, box.height / 900)
    const drawn = objectFit === 'cover' ? scale * 900 : box.height
    const shift =
      (box.height - drawn) * (Number.parseFloat(objectPosition.split(' ')[1] ?? '') / 100)
    const ofWords = [...hero.querySelectorAll('h1, p, dt, dd, a')].map((words) => ({
      words: words.textContent,
      ...words.getBoundingClientRect().toJSON(),
    }))
    const behindStars: string[] = []
    for (let at = one('dl i').parentElement; at && at !== hero; at = at.parentElement)
      behindStars.push(getComputedStyle(at).backgroundColor)
    return {
      waterline: box.top + shift + drawn * 0.52,
      covers: box.left <= 0 && box.right >= innerWidth - 1,
      cut: hero.scrollWidth - hero.clientWidth,
      sideways: document.documentElement.scrollWidth - innerWidth,
      ofWords: ofWords as { words: string; left: number; right: number; top: number }[],
      title: one('main h1').getBoundingClientRect().toJSON() as DOMRect,
      hours: one('main dl').getBoundingClientRect().toJSON() as DOMRect,
      grounds: behindStars.filter((colour) => colour !== 'rgba(0, 0, 0, 0)'),
    }
  })

/** The page is painted in both languages before the app takes over: one of them is shown. */
const hoursOn = (page: Page) => page.locator('main dl').filter({ visible: true })

test('at every width the words of the home page lie on water, whole @hebrew', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main dl time').first()).toBeVisible()
  for (const size of windows) {
    await page.setViewportSize(size)
    const hero = await heroOf(page)
    const at = `${size.width} × ${size.height}`
    expect.soft(hero.sideways, `${at}: scrolls sideways`).toBeLessThanOrEqual(0)
    expect.soft(hero.cut, `${at}: something is cut off`).toBeLessThanOrEqual(0)
    expect.soft(hero.covers, `${at}: the picture covers the window`).toBe(true)
    expect.soft(hero.grounds, `${at}: the stars bring no ground of their own`).toEqual([])
    for (const { words, left, right, top } of hero.ofWords) {
      expect.soft(top, `${at}: “${words}” below the waterline`).toBeGreaterThan(hero.waterline)
      expect.soft(left, `${at}: “${words}” begins in the window`).toBeGreaterThanOrEqual(0)
      expect.soft(right, `${at}: “${words}” ends in the window`).toBeLessThanOrEqual(size.width)
    }
    const { title, hours } = hero
    const beside = title.right <= hours.left || hours.right <= title.left
    expect.soft(beside || title.bottom <= hours.top, `${at}: title and hours apart`).toBe(true)
  }
})

test('the home page knows the hour, and its stars come out with the zman @hebrew', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const hours = hoursOn(page)
  const evening: [string, WordKey, number][] = [
    ['14:00', 'homeOpensTonight', 0],
    ['17:00', 'homeOpensTonight', 1],
    ['17:25', 'homeOpensTonight', 2],
    ['17:30', 'homeOpensTonight', 3],
    ['18:01', 'homeOpenSince', 3],
    ['22:43', 'homeOpenSince', 3],
    ['22:46', 'homeOpensNext', 0],
  ]
  for (const [clock, words, lit] of evening) {
    await practice.setClock(`2026-11-17T${clock}:00-05:00`)
    await page.goto('/')
    await expect.soft(hours, clock).toContainText(t(words))
    await expect.soft(hours.locator('[data-lit]'), clock).toHaveCount(lit)
  }
  await picture(page, 'home-after-last-entry')
})

test('a night with one time says so @once', async ({ page, practice, lang }) => {
  const t = wordsOf(lang)
  await practice.setClock('2026-11-19T14:00:00-05:00')
  await page.goto('/hours')
  const friday = page.locator('main li').nth(1)
  await expect(friday).toContainText(t('hoursOneTime'))
  await expect(friday).not.toContainText(t('hoursLastEntry'))
  await practice.setClock('2026-11-20T14:00:00-05:00')
  await page.goto('/')
  const hours = hoursOn(page)
  await expect(hours).toContainText(t('homeOneTime'))
  await expect(hours).not.toContainText(t('homeLastEntry'))
})
