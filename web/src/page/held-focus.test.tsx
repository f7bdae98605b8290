// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { News } from '../parts/News.tsx'
import { live } from '../test/live.tsx'
import { useHeldFocus } from './use-held-focus.ts'

type Row = { code: string; act: string | null; off?: boolean }
let show: (rows: Row[] | null, more?: { news?: boolean }) => void = () => undefined

function Page() {
  useHeldFocus()
  const [rows, setRows] = useState<Row[] | null>([
    { code: '6011', act: 'In' },
    { code: '6012', act: 'In' },
    { code: '6013', act: 'In' },
  ])
  const [news, setNews] = useState(false)
  show = (next, more) => {
    setRows(next)
    setNews(more?.news === true)
  }
  if (!rows)
    return (
      <main>
        <h1>Another page</h1>
      </main>
    )
  return (
    <main>
      <h1>Pools</h1>
      {news ? <News kind="success">She is in.</News> : null}
      <ul aria-label="Pools">
        {rows.map(({ code, act: name, off }) => (
          <li key={code} aria-label={code}>
            {name ? (
              <button key={name} type="button" disabled={off}>{`${name} ${code}`}</button>
            ) : null}
          </li>
        ))}
      </ul>
    </main>
  )
}

const open = async () => {
  await live(<Page />)
  screen.getByRole('button', { name: 'In 6012' }).focus()
}
const row = (name: string) => screen.getByRole('listitem', { name })
const becomes = (rows: Row[] | null, more?: { news?: boolean }) => act(async () => show(rows, more))
const [first, second, third] = [
  { code: '6011', act: 'In' },
  { code: '6012', act: 'In' },
  { code: '6013', act: 'In' },
]

it('a button that another follows leaves the focus to its row, and not to the other', async () => {
  await open()
  await becomes([first, { code: '6012', act: 'Out' }, third])
  expect(document.activeElement).toBe(row('6012'))
})

it('a row that isn’t drawn without its button leaves it to what stands around the row', async () => {
  await open()
  row('6012').focus = () => undefined
  await becomes([first, { code: '6012', act: null }, third])
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Pools' }))
})

it('a row that goes leaves it to the row after it, the last to the one before, the only one to the list', async () => {
  await open()
  await becomes([first, third])
  expect(document.activeElement).toBe(row('6013'))
  screen.getByRole('button', { name: 'In 6013' }).focus()
  await becomes([first])
  expect(document.activeElement).toBe(row('6011'))
  screen.getByRole('button', { name: 'In 6011' }).focus()
  await becomes([])
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Pools' }))
})

it('a button that is disabled under her leaves it to its row', async () => {
  await open()
  await becomes([first, { ...second, off: true }, third])
  expect(document.activeElement).toBe(row('6012'))
})

it('it is taken from nothing that is there still, and from nobody who has pointed elsewhere', async () => {
  await open()
  await becomes([second, third])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In 6012' }))
  fireEvent.pointerDown(document.body)
  screen.getByRole('button', { name: 'In 6012' }).blur()
  await becomes([third])
  expect(document.activeElement).toBe(document.body)
})

it('news of what she did is read before the place where she was', async () => {
  await open()
  await becomes([first, third], { news: true })
  expect(document.activeElement?.textContent).toContain('She is in.')
})

it('a page that goes as a whole sees to the focus itself', async () => {
  await open()
  await becomes(null)
  expect(document.activeElement).toBe(document.body)
})

it('who goes on by Tab from a list that closes behind her isn’t called back', async () => {
  await open()
  const left = screen.getByRole('button', { name: 'In 6012' })
  left.addEventListener('focusout', () => left.remove())
  const next = screen.getByRole('button', { name: 'In 6013' })
  fireEvent.focusOut(left, { relatedTarget: next })
  await act(async () => undefined)
  expect(document.activeElement).toBe(document.body)
})
