import type { Claim } from '../claim.ts'

export const plates: readonly Claim[] = [
  {
    about: 'From a reservation, papers are sent for a Reserved one with parking',
    ids: 'P4.064-P4.065',
    where: 'rules/garage/papers.ts',
    proof: 'server/plates/plates.test.ts',
    state: 'works',
  },
  {
    about: 'Both pictures, each a JPG or PNG of at most 5 MB',
    ids: 'P5.034-P5.040',
    where: 'server/plates/send-papers.ts',
    proof: 'server/plates/plates.test.ts',
    state: 'works',
  },
  {
    about: 'POST users/{id}/LicenseAndRegistration',
    ids: 'P7.034-P7.036',
    where: 'contract/plates.ts',
    proof: 'server/plates/plates.test.ts',
    state: 'works',
  },
  {
    about: 'From her pictures to her plate',
    ids: 'P1.025',
    where: 'server/plates/decide-request.ts',
    proof: 'server/plates/plates.test.ts',
    state: 'works',
  },
  {
    about: 'Its address',
    ids: 'P2.016',
    where: 'web/src/addresses/patrons.ts',
    proof: 'web/src/addresses/every-address.test.tsx',
    state: 'works',
  },
  {
    about: 'Her plates and the upload',
    ids: 'P2.219-P2.220 P5.041-P5.043',
    where: 'web/src/patron/license-plate/LicensePlateScreen.tsx',
    proof: 'web/src/patron/license-plate/license-plate.test.tsx',
    state: 'works',
  },
  {
    about: 'The gate stands in place of plates and upload',
    ids: 'P2.221-P2.222',
    where: 'web/src/patron/license-plate/LicensePlateScreen.tsx',
    proof: 'web/src/patron/license-plate/license-plate.test.tsx',
    state: 'works',
  },
  {
    about: 'The security check, and what it takes',
    ids: 'P2.223 P8.023-P8.024',
    where: 'web/src/patron/license-plate/Check.tsx',
    proof: 'web/src/patron/license-plate/license-plate.test.tsx',
    state: 'works',
  },
  {
    about: 'The thanks',
    ids: 'P8.034-P8.035',
    where: 'web/src/patron/license-plate/LicensePlateScreen.tsx',
    proof: 'web/src/patron/license-plate/license-plate.test.tsx',
    state: 'works',
  },
]
