import { expect, it } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { textOfFile } from './text-of-file.ts'

it('reads what older Hebrew spreadsheets write', async () => {
  expect(await textOfFile(new Blob([new Uint8Array([0xf8, 0xe1, 0xf7, 0xe4])]))).toBe('רבקה')
  expect(await textOfFile(new Blob(['רבקה']))).toBe('רבקה')
})

it('reads a spreadsheet: phones as digits, dates and hours as the lists have them, what needs quotes in quotes', async () => {
  const when = new Date('2026-12-02T00:00:00Z')
  const bytes = await writeSheet([
    [
      { value: 'Phone' },
      { value: 'Name' },
      { value: 'Date' },
      { value: 'Time' },
      { value: 'Both' },
    ],
    [
      { value: 2015550102, type: Number },
      { value: 'רבקה "R", Stern' },
      { value: when, type: Date, format: 'dd/mm/yyyy' },
      { value: 20.25 / 24, type: Number, format: 'hh:mm' },
      { value: new Date('2026-12-02T20:15:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
    ],
    [null, { value: 'Leah' }, null, null, null],
  ]).toBuffer()
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBe(
    'Phone,Name,Date,Time,Both\r\n2015550102,"רבקה ""R"", Stern",2026-12-02,20:15,2026-12-02 20:15\r\n,Leah,,,',
  )
})
