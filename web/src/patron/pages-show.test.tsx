// @vitest-environment happy-dom
import { keylim } from '@mikvah/contract/words/en/keylim.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { question } from '../talk/ask.ts'
import { evening } from '../test/answers.ts'
import { answer, firstLook, startAfresh, tellPublicSettings } from '../test/first-look.tsx'
import { layTexts } from '../words/texts.ts'

beforeEach(startAfresh)

describe('the hours', () => {
  it('are those of seven nights: day, date, Hebrew date, note, zman, and closed or open', async () => {
    const { HoursScreen } = await import('./hours/HoursScreen.tsx')
    const nights = [24, 25, 26, 27, 28, 29, 30].map((day) => evening(day))
    nights[2] = evening(26, { closed: true, openTime: null, lastEntryTime: null })
    nights[3] = evening(27, { hebrewNote: 'Shabbos Chanukah' })
    answer.setQueryData(question('schedule').queryKey, [...nights, evening(23)])
    const { text, html, links } = await firstLook(HoursScreen, ['hours'])
    expect(html.match(/<li/g)).toHaveLength(7)
    expect(text).toMatch(/Tuesday Tonight .*24.* 15 Kislev/)
    expect(text).toMatch(/zman tevilah 5:16 PM.* Opens 7:00 PM Last entry 10:30 PM/)
    expect(text).toContain('Shabbos Chanukah')
    expect(text).toContain('Motzei Shabbos')
    expect(text.match(/Closed/g)).toHaveLength(1)
    expect(text.match(/Opens/g)).toHaveLength(6)
    expect(links).toEqual(['/reserve'])
    expect(text).toContain('Make Reservation')
  })
})

describe('the pages around it', () => {
  it('keylim: address, hours by season, and what is immersed how', async () => {
    const { KeylimScreen } = await import('./keylim/KeylimScreen.tsx')
    tellPublicSettings({ websiteAddress: '1 Water Street, Lakewood' })
    const { text } = await firstLook(KeylimScreen, ['keylim'])
    expect(text).toContain('1 Water Street')
    expect(text).toMatch(/Winter Sunday to Thursday 7:00 AM ?– ?4:30 PM Friday 7:00 AM ?– ?3:30 PM/)
    expect(text).toMatch(/Summer Sunday to Friday 7:00 AM ?– ?6:00 PM/)
    const { keylimWithBlessingText, keylimWithoutText, keylimNotRequiredText } = keylim
    const listed = (materials: string) => materials.split('\n').join(' ')
    expect(text).toContain(`With a blessing ${listed(keylimWithBlessingText)}`)
    expect(text).toContain(`Without a blessing ${listed(keylimWithoutText)}`)
    expect(text).toContain(`Not required ${listed(keylimNotRequiredText)}`)
  })

  it('the tour is coming soon', async () => {
    const { TourScreen } = await import('./tour/TourScreen.tsx')
    expect((await firstLook(TourScreen, ['pages'])).text).toContain('Coming Soon')
  })

  it('terms and privacy, under the law of New Jersey', async () => {
    const { TermsScreen } = await import('./terms/TermsScreen.tsx')
    const { text } = await firstLook(TermsScreen, ['terms'])
    expect(text).toMatch(
      /Terms of use .*New Jersey.*Privacy policy What we keep .*How long .*Questions /,
    )
  })

  it('languages as a list of radio buttons', async () => {
    const { LanguageScreen } = await import('./language/LanguageScreen.tsx')
    const { html } = await firstLook(LanguageScreen, ['pages'])
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html).toMatch(/English.*עברית/)
  })

  it('contact: a form, the office, and whom the facility names as management and liaisons', async () => {
    const { ContactScreen } = await import('./contact/ContactScreen.tsx')
    tellPublicSettings({ phoneNumber: '7325550100', websiteEmail: 'office@example.org' })
    const nobody = await firstLook(ContactScreen, ['contact'])
    expect(nobody.text).not.toMatch(/Management|Shul liaisons/)
    layTexts('en', {
      contactManagementList: 'Mrs. R. Adler, head attendant, (732) 555-0112',
      contactLiaisonsList: 'Mrs. M. Stern, Bais Aharon, (732) 555-0121',
    })
    const { html, text } = await firstLook(ContactScreen, ['contact'])
    expect(html).toContain('<form')
    expect(text).toMatch(/The office .*Management .*Shul liaisons /)
    expect(text).toContain('Mrs. R. Adler')
  })

  it('careers: a form with four positions', async () => {
    const { CareersScreen } = await import('./careers/CareersScreen.tsx')
    const { html, text } = await firstLook(CareersScreen, ['careers'])
    expect(html).toContain('<form')
    expect(text).toMatch(/Reception .*Attendant .*Cleaning .*Other/)
  })

  it('careers: the positions that the office named, in its order', async () => {
    const { CareersScreen } = await import('./careers/CareersScreen.tsx')
    tellPublicSettings({ careersPositions: ' Driver\n\nReception\nDriver ' })
    const { html } = await firstLook(CareersScreen, ['careers'])
    const offered = [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name)
    expect(offered).toEqual(['Driver', 'Reception'])
  })

  it('the newsletter: the latest, a download, earlier ones, or that there is none', async () => {
    const { NewsletterScreen } = await import('./newsletter/NewsletterScreen.tsx')
    const issues = (paths: string[]) => answer.setQueryData(question('newsletter').queryKey, paths)
    issues(['/files/kislev.pdf', '/files/cheshvan.pdf'])
    const { html } = await firstLook(NewsletterScreen, ['newsletter'])
    expect(html).toMatch(/(<iframe|<object|<embed)[^>]*kislev\.pdf/)
    expect(html).toMatch(/<a(?=[^>]* href="[^"]*kislev\.pdf")[^>]* download[=\s>]/)
    expect(html).toMatch(/<details.*heshvan/)
    issues([])
    expect((await firstLook(NewsletterScreen, ['newsletter'])).text).toContain(
      'There is no newsletter yet.',
    )
  })
})
