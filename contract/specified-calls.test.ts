import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'

/** `:any` stands for whatever a call names its parameter. */
const plain = (path: string) => path.toLowerCase().replace(/:\w+/g, ':any')

const served = new Map(
  Object.values(contract).map((call) => [`${call.method} ${plain(call.path)}`, call]),
)

const queryOf = (call: string): string[] => {
  const found = served.get(call)
  const query = found && 'query' in found ? found.query : undefined
  return query instanceof z.ZodObject ? Object.keys(query.shape) : []
}

describe('every call the specification names is there, under the base and with its query', () => {
  it.each<[string, ...string[]]>([
    ['POST account/register'],
    ['POST account/registrationVerify'],
    ['POST account/setpassword'],
    ['GET users/{id}'],
    ['PATCH users/{id}'],
    ['POST users/{id}/newuserinfo'],
    ['GET users/{id}/membership'],
    ['POST users/{id}/membership'],
    ['POST users/{id}/buymembership'],
    ['POST users/{id}/LicenseAndRegistration'],
    ['GET users/{id}/savedcards'],
    ['PUT users/{id}/savedcards'],
    ['DELETE users/{id}/savedcards/{cardId}'],
    ['GET users/findbyphone', 'phone', 'forkioskcheckin'],
    ['GET users/findbyusername', 'username'],
    ['GET users/getadminusers'],
    ['GET users/membershipreport', 'expireFrom', 'expireTo'],
    ['GET reservations/listadmin', 'dt', 'dtTo', 'bKallahOnly'],
    ['GET reservations/UsageReport', 'dt', 'dtTo'],
    ['GET reservations/ListReport', 'dt', 'dtTo'],
    ['POST reservations/sendsms'],
    ['GET reservations/findbyuser', 'user', 'dateFrom', 'dateTo'],
    ['GET reservations/{id}'],
    ['POST reservations/newreservation', 'v', 'ignoreCutoff', 'ignoreAvailability'],
    ['POST reservations/{id}/status'],
    ['POST reservations/{id}/notes'],
    ['POST reservations/{id}/merchandise'],
    ['GET reservations/availablereservations', 'dt', 'replacingreservationid', 'userid'],
    ['GET payments/byuser', 'user', 'dt', 'dtTo'],
    ['GET payments/list', 'dt', 'dtTo'],
    ['POST payments/makepayment'],
    ['POST payments/createpaymentintent'],
    ['GET payments/getterminalconnectiontoken'],
    ['GET rooms/list'],
    ['GET rooms/cleaninglist'],
    ['GET rooms/{id}'],
    ['POST rooms/{id}/status'],
    ['POST rooms/swaprooms'],
    ['POST rooms/{id}/setlights'],
    ['POST rooms/{id}/setlanguage'],
    ['POST rooms/{id}/pagereload'],
    ['POST rooms/{id}/callroom'],
    ['POST rooms/{id}/doorioevent'],
    ['POST hartmann/unlockroom', 'roomid', 'wetdry'],
    ['POST reservations/printreceipt', 'resId', 'printer'],
    ['GET settings/printers'],
    ['GET settings/cardreaders'],
    ['GET settings/printerstatus'],
    ['POST rooms/{id}/supplyrequest'],
    ['POST reservations/assignroom'],
    ['POST reservations/{id}/requestcubicle'],
    ['GET reservations/{id}/preassignroomavailability'],
    ['POST reservations/{id}/preassignroom', 'roomId'],
    ['POST reservations/checkin', 'resId', 'printer', 'userLanguage'],
    ['PUT users/{id}/excludedattendants/{attendantId}'],
    ['DELETE users/{id}/excludedattendants/{attendantId}'],
    ['POST rooms/{id}/staffEntry', 'pinCode', 'clearRoom'],
    ['GET attendants/list', 'activeonly'],
    ['POST attendants/add'],
    ['POST attendants/{id}/update'],
    ['GET settings/cubicles'],
    ['POST settings/cubicles/{id}/status'],
    ['POST settings/cubicles/{id}/unlock'],
    ['GET settings'],
    ['POST settings'],
    ['GET settings/publicsettings'],
    ['GET settings/schedule'],
    ['POST settings/editschedule'],
    ['GET settings/zmanim', 'dt'],
    ['GET settings/merchandise'],
    ['POST settings/merchandise'],
    ['GET settings/membershiplevels'],
    ['POST settings/membershiplevels'],
    ['GET settings/newsletter'],
    ['GET settings/languagetexts'],
    ['POST Settings/setLanguageText', 'language', 'key', 'value'],
    ['POST Settings/setLanguagedescription', 'key', 'description'],
    ['POST settings/bannerimage'],
    ['POST settings/newsletter'],
    ['DELETE settings/newsletter', 'name'],
    ['GET settings/locations', 'activeonly'],
    ['POST settings/ContactForm'],
    ['POST settings/pagereload'],
  ])('%s', (named, ...query) => {
    const [method, path = ''] = named.split(' ')
    const call = `${method} ${plain(`/api/api/${path.replace(/\{(\w+)\}/g, ':$1')}`)}`
    expect([...served.keys()]).toContain(call)
    expect(queryOf(call)).toEqual(expect.arrayContaining(query))
  })

  it('trades tokens one level above the base, by a form', () => {
    expect(contract.token).toMatchObject({ method: 'POST', path: '/api/token', form: true })
  })
})
