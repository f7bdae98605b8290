import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const exportFacility = endpoint('exportFacility', {
  summary:
    'All that the facility owns as one ZIP file, as it stands at one moment: a CSV of each table, and the files that were sent in. No passwords, keys or secrets are in it.',
  who: ['Admin'],
  audited: { look: 'facility-exported', of: null },
  file: 'application/zip',
  result: z.null(),
})
