import type { WordKey } from '@mikvah/contract/words/key.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { bookVisit, keepCard, setSetting } from './screens/calls.ts'
import { testCards, typeCard } from './screens/card.ts'
import { payButton, startingWith } from './screens/reserve.ts'
import { calledAs, type Her, signedIn } from './screens/signed-in.ts'
import { opened } from './screens/steps.ts'
import { waysToTapTwice } from './screens/tap-twice.ts'
import { writesOf } from './screens/wire.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

const wednesday = '2026-11-18'

const buttonsOf = (page: Page, t: WordsOf) => (name: WordKey, params?: Record<string, string>) =>
  page.getByRole('button', { name: t(name, params), exact: true })

async function meOf(page: Page, { userId, headers }: Her) {
  const answer = await page.request.get(`/api/api/users/${userId}`, { headers })
  return answer.json()
}

// The second tap takes the focus to where it lands, so where she stands is asserted in the journeys she taps once in.
for (const [way, tapTwice, when] of waysToTapTwice) {
  test(`${way}: a code is sent, sent again, taken and the sign-in ended once ${when}`, async ({
    page,
    practice,
    lang,
  }) => {
    const t = wordsOf(lang)
    const button = buttonsOf(page, t)
    const writes = writesOf(page)
    await page.clock.install()
    await page.goto('/login')
    await page.getByLabel(t('signInPhone')).fill('2015550142')
    await tapTwice(button('signInSend'))
    const code = page.locator('input[autocomplete="one-time-code"]')
    await expect(code).toBeVisible()
    await writes.are('register')

    await practice.setClock('2026-11-17T14:01:00-05:00')
    await page.clock.fastForward(31_000)
    await expect(button('signInResend')).toBeEnabled()
    await tapTwice(button('signInResend'))
    await expect(page.getByText(t('signInResent'))).toBeAttached()
    await writes.are('register')

    await code.fill(await practice.codeFor('12015550142'))
    await tapTwice(button('signInContinue'))
    await opened(page, t('homeByAppointment'))
    await writes.are('registrationVerify', 'token')

    await page.getByRole('button', { name: t('menu') }).click()
    await tapTwice(button('drawerLogout'))
    await expect(page.getByRole('link', { name: t('logIn') }).first()).toBeAttached()
    await writes.are('logout')
  })

  test(`${way}: her profile is written once, and a switch ends where the last tap put it ${when} @long`, async ({
    page,
    practice,
    lang,
  }) => {
    const t = wordsOf(lang)
    const button = buttonsOf(page, t)
    await setSetting(page, practice, 'usersRequireName', 'True')
    const her = await signedIn(page, practice)
    const writes = writesOf(page)
    await page.goto('/profile')
    await page.getByLabel(t('profileFirstName')).fill('Rivka')
    await page.getByLabel(t('profileLastName')).fill('Stern')
    await tapTwice(button('profileNameSave'))
    await expect(page.getByText(t('profileNameSaved'))).toBeVisible()
    await writes.are('changeUser')

    await button('noteAdd').click()
    await page.getByLabel(t('noteLabel')).fill('Please speak slowly.')
    await tapTwice(button('noteSave'))
    await expect(button('noteEdit')).toBeVisible()
    await writes.are('changeUser')

    const before = await meOf(page, her)
    for (const kind of [
      'notificationReservations',
      'notificationDayBefore',
      'notificationDayOf',
    ] as const) {
      const toggle = page.getByRole('switch', { name: startingWith(t(kind)) })
      await expect(toggle).toBeChecked({ checked: before[kind] })
      await tapTwice(toggle)
      await toggle.click()
      await expect(toggle).toBeChecked({ checked: !before[kind] })
      await expect(toggle).not.toHaveAttribute('aria-busy', 'true')
      await expect(toggle).toBeVisible()
      expect((await meOf(page, her))[kind]).toBe(!before[kind])
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    writes.forget()

    await tapTwice(page.getByRole('radio', { name: 'עברית' }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    await page.getByRole('radio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await writes.are('changeUser', 'changeUser')
    await expect.poll(async () => (await meOf(page, her)).language).toBe('en')

    const files: string[] = []
    page.on('download', (file) => files.push(file.suggestedFilename()))
    const got = page.waitForResponse(/\/export/)
    await tapTwice(button('profileDataDownload'))
    await got
    await expect(button('profileDataDownload')).not.toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => files).toEqual(['my-data.json'])

    await button('profileEverywhere').click()
    const sure = page.getByRole('dialog')
    await expect(sure).toBeVisible()
    await tapTwice(sure.getByRole('button', { name: t('profileEverywhere') }))
    await opened(page, t('homeByAppointment'))
    await writes.are('logout')
    expect(files).toEqual(['my-data.json'])
  })

  test(`${way}: a card is kept once and deleted once, a year is bought once, and her account is deleted once ${when}`, async ({
    page,
    practice,
    lang,
  }) => {
    const t = wordsOf(lang)
    const button = buttonsOf(page, t)
    const her = await signedIn(page, practice)
    const writes = writesOf(page)
    await page.goto('/payment-methods')
    await button('cardsAdd').click()
    await typeCard(page, t, testCards.charged)
    await tapTwice(button('cardsAddSave'))
    await expect(page.getByText(t('cardsAdded'))).toBeVisible()
    await writes.are('addSavedCard')
    await page.getByRole('listitem').getByRole('button', { name: /4242/ }).click()
    await tapTwice(page.getByRole('dialog').getByRole('button', { name: t('cardsDelete') }))
    await expect(page.getByText(t('cardsDeleted'))).toBeVisible()
    await writes.are('deleteSavedCard')

    await page.goto('/profile?become=member')
    const sale = page.getByRole('dialog')
    await sale.getByRole('radio', { name: 'Patron' }).check()
    await sale.getByLabel(t('membershipEmail')).fill('rivka@example.com')
    await typeCard(page, t, testCards.charged)
    await tapTwice(
      sale.getByRole('button', { name: startingWith(t('membershipPay', { amount: '$' })) }),
    )
    await expect(sale).toBeHidden()
    await expect(page.locator('main [data-news]')).toBeVisible()
    await writes.are('buyMembership')

    const renews = page.getByRole('switch', { name: startingWith(t('membershipAutoRenew')) })
    const before = await renews.isChecked()
    await tapTwice(renews)
    await renews.click()
    await expect(renews).toBeChecked({ checked: !before })
    await expect(renews).not.toHaveAttribute('aria-busy', 'true')
    await page.reload()
    await expect(renews).toBeChecked({ checked: !before })

    const { headers } = await calledAs(page, practice, 'Admin')
    await page.request.post(`/api/api/users/${her.userId}/membership`, {
      headers,
      data: {
        membershipLevel: 'Friend',
        membershipExpiration: '2027-11-17',
        membershipPaidUntil: '2027-05-17',
      },
    })
    await page.reload()
    writes.forget()
    await button('membershipCancel').click()
    await tapTwice(page.getByRole('dialog').getByRole('button', { name: t('membershipCancel') }))
    await expect(page.getByText(t('membershipCancelled'))).toBeVisible()
    await writes.are('changeMembership')

    await button('profileDelete').click()
    const sure = page.getByRole('dialog')
    const erase = sure.getByRole('button', { name: t('profileDelete'), exact: true })
    await tapTwice(erase)
    await sure.getByRole('checkbox', { name: t('profileDeleteMembership') }).check()
    await writes.are('eraseUser')
    await expect(erase).not.toHaveAttribute('aria-busy', 'true')
    await tapTwice(erase)
    await opened(page, t('homeByAppointment'))
    await writes.are('eraseUser')
  })

  test(`${way}: a message, an application and a donation go out once ${when} @long`, async ({
    page,
    lang,
  }) => {
    const t = wordsOf(lang)
    const button = buttonsOf(page, t)
    const writes = writesOf(page)
    await page.goto('/contact')
    await page.getByLabel(t('contactLastName')).fill('Stern')
    await page.getByLabel(t('contactEmail')).fill('rivka@example.com')
    await page.getByLabel(t('contactMessage')).fill('Shalom')
    await tapTwice(button('contactSend'))
    await expect(page.getByText(t('contactSent'))).toBeVisible()
    await writes.are('contactForm')

    await page.goto('/careers')
    await page.getByLabel(t('careersFirstName')).fill('Rivka')
    await page.getByLabel(t('careersLastName')).fill('Stern')
    await page.getByLabel(t('careersPhone')).fill('7325550199')
    await page.getByLabel(t('careersEmail')).fill('rivka@example.com')
    await page.getByLabel(t('careersExperience')).fill('Ten years.')
    await tapTwice(button('careersSend'))
    await expect(page.getByText(t('careersSent'))).toBeVisible()
    await writes.are('contactForm')

    await page.goto('/donate?amount=36')
    await page.getByLabel(t('donateFirstName')).fill('Rivka')
    await page.getByLabel(t('donateLastName')).fill('Stern')
    await page.getByLabel(t('donatePhone')).fill('7325550199')
    await page.getByLabel(t('donateEmail')).fill('rivka@example.com')
    await typeCard(page, t, testCards.charged)
    await tapTwice(
      page.getByRole('button', { name: startingWith(t('donatePay', { amount: '$36' })) }),
    )
    await expect(page.getByText(t('donateThanks'))).toBeVisible()
    await writes.are('makePayment', 'contactForm')
  })

  test(`${way}: a visit is held, booked, noted, given to and canceled once ${when}`, async ({
    page,
    practice,
    lang,
  }) => {
    const t = wordsOf(lang)
    const button = buttonsOf(page, t)
    const her = await signedIn(page, practice)
    await keepCard(page, her)
    const { reservationId } = await bookVisit(page, her, { night: wednesday })
    const writes = writesOf(page)
    await page.goto('/reserve')
    await opened(page, t('payTitle'))

    await button('payNote').click()
    await page.getByLabel(t('payNoteLabel')).fill('Warm')
    await tapTwice(button('payNoteSave'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await writes.are('writeReservationNotes')

    for (const [step, thanks] of [
      ['payAddTip', 'payThanks'],
      ['payAddGift', 'payThanksGift'],
    ] as const) {
      // By key: a tap so soon after a click at the same place would be taken for its second.
      await button(step).press('Enter')
      await opened(page, t(step))
      if (step === 'payAddGift') await page.getByLabel(t('payGiftOther')).fill('7')
      await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked()
      await tapTwice(payButton(page, t))
      await expect(page.getByText(t(thanks), { exact: true })).toBeVisible()
      await opened(page, t('payTitle'))
      await writes.are('makePayment')
    }

    await button('payAddShelf').press('Enter')
    await opened(page, t('payAddShelf'))
    const more = page.getByRole('button', { name: t('more', { name: 'Slippers' }), exact: true })
    const count = page.getByRole('status', { name: 'Slippers' })
    await tapTwice(more)
    await more.click()
    const shown = Number(await count.textContent())
    await expect(button('back')).not.toHaveAttribute('aria-busy', 'true')
    const visit = await page.request.get(`/api/api/reservations/${reservationId}`, {
      headers: her.headers,
    })
    expect((await visit.json()).merchandise).toEqual([
      expect.objectContaining({ item: 'Slippers', quantity: shown }),
    ])
    writes.forget()
    await button('back').click()
    await opened(page, t('payTitle'))

    await button('payEdit').click()
    await opened(page, t('reserveDate'))
    await tapTwice(button('reserveContinue'))
    await opened(page, t('reserveOptions'))
    await page.getByRole('radio', { name: /7:00/ }).click()
    await expect(button('reserveContinue')).toBeEnabled()
    await tapTwice(button('reserveContinue'))
    await opened(page, t('payTitle'))
    await writes.are('newReservation')
    await tapTwice(button('reserveKeepOld'))
    await opened(page, t('payTitle'))
    await expect(button('payEdit')).toBeVisible()
    await writes.are('changeReservationStatus')

    await button('payEdit').click()
    await tapTwice(button('reserveContinue'))
    await page.getByRole('radio', { name: /7:00/ }).click()
    await expect(button('reserveContinue')).toBeEnabled()
    await tapTwice(button('reserveContinue'))
    await opened(page, t('payTitle'))
    await writes.are('newReservation')
    await tapTwice(button('payAtTheDoor'))
    await expect(page.getByRole('dialog', { name: t('payConfirmedTitle') })).toBeVisible()
    await page.keyboard.press('Escape')
    await opened(page, t('payTitle'))
    await writes.are('changeReservationStatus')

    await button('payCancel').click()
    await tapTwice(button('payCancelNow'))
    await expect(page.getByText(t('payCanceledTitle')).first()).toBeVisible()
    await writes.are('changeReservationStatus')
  })

  test(`${way}: a bride is asked for once, and who she is is written once ${when} @long`, async ({
    page,
    practice,
    lang,
  }) => {
    const t = wordsOf(lang)
    const button = buttonsOf(page, t)
    await signedIn(page, practice)
    const writes = writesOf(page)
    await setSetting(page, practice, 'sendEmailForNewUsers', 'True')
    await page.goto('/reserve')
    await opened(page, t('reserveInfoTitle'))
    for (const [field, text] of [
      ['FirstName', 'Leah'],
      ['LastName', 'Blum'],
      ['Email', 'leah@example.com'],
      ['Address', '12 Pine Street'],
      ['City', 'Lakewood'],
      ['State', 'NJ'],
      ['Zipcode', '08701'],
    ] as const) {
      await page.getByLabel(t(`reserveInfo${field}`)).fill(text)
    }
    await tapTwice(button('reserveInfoSave'))
    await opened(page, t('reserveDate'))
    await writes.are('newUserInfo')

    await page.goto('/kallah')
    await page.getByLabel(t('kallahName')).fill('Leah Blum')
    await page.getByRole('textbox', { name: t('kallahPhone') }).fill('2015550142')
    await page.getByLabel(t('kallahEmail')).fill('leah@example.com')
    await page.getByLabel(t('kallahAddress')).fill('12 Pine Street')
    await page.getByLabel(t('kallahShul')).fill('Ohr Chaim')
    await page.getByLabel(t('kallahDate')).fill('2026-11-23')
    await page.getByLabel(t('kallahWedding')).fill('2026-11-25')
    await typeCard(page, t, testCards.charged)
    await expect(payButton(page, t)).toContainText('$150.00')
    await tapTwice(payButton(page, t))
    await opened(page, t('kallahThanksTitle'))
    await expect.poll(() => practice.outbox({ to: 'leah@example.com' })).toBeTruthy()
    await writes.are('makePayment', 'newReservation', 'contactForm')
  })

  test(`${way}: the practice page does a thing once ${when} @long`, async ({
    page,
    practice,
    lang,
  }) => {
    const t = wordsOf(lang)
    const button = buttonsOf(page, t)
    const writes = writesOf(page)
    await page.goto('/practice')
    await page.getByRole('checkbox', { name: t('practiceLayAlso') }).uncheck()
    await page.getByLabel(t('practiceOwnHour')).fill('2026-11-19T20:15')
    await tapTwice(button('practiceSet'))
    await expect(page.getByText(/19 November/)).toBeVisible()
    await writes.are('practiceClock')
    await tapTwice(button('practiceEmpty'))
    await expect(page.getByText(t('practiceLaid'))).toBeVisible()
    await writes.are('practiceReset')
    const [someone] = await practice.accounts()
    await tapTwice(button('practiceSignIn', { who: someone?.userName ?? '' }))
    await expect(page).not.toHaveURL(/\/practice/)
    await writes.are('token')
  })
}
