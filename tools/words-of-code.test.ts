import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from './imports.ts'
import { root } from './tool.ts'

const product = ['rules', 'contract', 'server', 'web/src']
  .flatMap(sourcesIn)
  .map((file) => relative(root, file))
  .filter((file) => !isTest(file) && !/\/(trials|test)\/|^contract\/words\//.test(file))

/** Files that still call something `told`. A file is taken off when it says what it means; none is added. */
const stillTold: readonly string[] = [
  'contract/evening/hardware.ts',
  'contract/evening/left-over.ts',
  'contract/practice.ts',
  'contract/settings/moving-in.ts',
  'rules/messages/reminders.ts',
  'rules/reports/morning.ts',
  'rules/reports/stays.ts',
  'rules/reservation/import-visits.ts',
  'server/audit/write-look.ts',
  'server/backup/ask-copy.ts',
  'server/devices/command.ts',
  'server/devices/read-peripherals.ts',
  'server/hardware/house-devices.ts',
  'server/hardware/judge-device.ts',
  'server/hardware/read-hardware.ts',
  'server/hardware/test-hardware.ts',
  'server/http/kept-keys.ts',
  'server/http/load/turns.ts',
  'server/http/serve-export.ts',
  'server/http/serve-rows.ts',
  'server/http/serve.ts',
  'server/integrations/captcha/google-captcha.ts',
  'server/integrations/devices.ts',
  'server/jobs/forget-old-rows.ts',
  'server/live/event.ts',
  'server/live/kind.ts',
  'server/live/number-events.ts',
  'server/live/open-stream.ts',
  'server/live/relay.ts',
  'server/live/room-kind.ts',
  'server/live/store.ts',
  'server/live/supply-kind.ts',
  'server/live/table.ts',
  'server/live/visit-kind.ts',
  'server/locks/locks.ts',
  'server/moving-in/import-visits.ts',
  'server/moving-in/read-patron.ts',
  'server/moving-in/read-visit.ts',
  'server/moving-out/exported.ts',
  'server/moving-out/write-archive.ts',
  'server/notices/handed-over.ts',
  'server/notices/tell-patron.ts',
  'server/outbox/attempt.ts',
  'server/people/profile/new-user-info.ts',
  'server/practice/seed/write-evening.ts',
  'server/privacy/export-user.ts',
  'server/receipts/print-receipt.ts',
  'server/refusal-of.ts',
  'server/reports/morning-doors.ts',
  'server/reports/morning-report.ts',
  'server/reports/morning-rows.ts',
  'server/reports/nights-report.ts',
  'server/request/request-key.ts',
  'server/reservations/booking/book-reservation.ts',
  'server/reservations/booking/write-sitting.ts',
  'server/reservations/views/view.ts',
  'server/rooms/views/rooms-view.ts',
  'server/rooms/views/supplies-view.ts',
  'server/schedule/read-zmanim.ts',
  'server/search/look-up-at-kiosk.ts',
  'server/secrets/reseal.ts',
  'server/settings/language-texts.ts',
  'server/settings/write-settings.ts',
  'server/visits/notices.ts',
  'server/visits/on-paper/read-sheets.ts',
  'server/watch/metrics.ts',
  'web/src/facts/settings.ts',
  'web/src/kiosk/Done.tsx',
  'web/src/kiosk/HerVisit.tsx',
  'web/src/kiosk/use-check-ins.ts',
  'web/src/kiosk/use-look-up.ts',
  'web/src/page/QuietlyLoaded.tsx',
  'web/src/patron/garage/Garage.tsx',
  'web/src/patron/garage/use-press.ts',
  'web/src/patron/reserve/choose-options/Choices.tsx',
  'web/src/patron/reserve/pay/PayNews.tsx',
  'web/src/patron/reserve/visit/use-visit-facts.ts',
  'web/src/practice/ClockCard.tsx',
  'web/src/practice/hours.ts',
  'web/src/room/StaffActs.tsx',
  'web/src/room/use-room.ts',
  'web/src/room/use-send-taps.ts',
  'web/src/shell/Shell.tsx',
  'web/src/staff/attendant/MySection.tsx',
  'web/src/staff/facts/use-staff-settings.ts',
  'web/src/staff/hardware/DeviceRow.tsx',
  'web/src/staff/hardware/ToldList.tsx',
  'web/src/staff/hardware/ToldRow.tsx',
  'web/src/staff/hardware/device-words.ts',
  'web/src/staff/reports/Chart.tsx',
  'web/src/staff/reports/NightsTab.tsx',
  'web/src/staff/reports/PaymentsTab.tsx',
  'web/src/staff/reports/RoomWaits.tsx',
  'web/src/staff/reports/StackedBars.tsx',
  'web/src/staff/reports/StaysTable.tsx',
  'web/src/staff/reports/UsageTab.tsx',
  'web/src/staff/reports/morning/Doors.tsx',
  'web/src/staff/reports/morning/MorningTab.tsx',
  'web/src/staff/reports/morning/Moves.tsx',
  'web/src/staff/reports/recharts.d.ts',
  'web/src/staff/reports/stays.ts',
  'web/src/staff/set-up/SetUpScreen.tsx',
  'web/src/staff/settings/preview.ts',
  'web/src/staff/settings/setting.ts',
  'web/src/staff/tonight/FoundList.tsx',
  'web/src/staff/tonight/TonightScreen.tsx',
  'web/src/staff/tonight/use-found.ts',
  'web/src/staff/users/RoleSwitches.tsx',
  'web/src/staff/visit/use-swipe.ts',
  'web/src/talk/call-failed.ts',
  'web/src/talk/call.ts',
  'web/src/talk/clock.ts',
  'web/src/talk/keep-file.ts',
  'web/src/talk/sign-in.ts',
  'web/src/talk/tell.ts',
  'web/src/words/overrides.ts',
  'web/src/words/served-texts.ts',
]

const isTold = /(?<!['"`.\w])\btold\b(?=\s*[=,)}\].?;:(])/
const isComment = /^\s*(\*|\/\*|\/\/)/

it('nothing is called told that says what it holds elsewhere', () => {
  const now = product.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => !isComment.test(line) && isTold.test(line)),
  )
  expect(now.filter((file) => !stillTold.includes(file))).toEqual([])
  expect(stillTold.filter((file) => !now.includes(file))).toEqual([])
})

it('what is read is in views, and no type is named for having been told', () => {
  expect(product.filter((file) => /-told\.tsx?$|\/telling\//.test(file))).toEqual([])
  const types = product.filter((file) =>
    /^(export )?type \w+Told\b/m.test(readFileSync(file, 'utf8')),
  )
  expect(types).toEqual([])
})
