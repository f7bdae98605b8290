import type { WordKey } from '@mikvah/contract/words/key.ts'
import {
  type ChangeEvent,
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Params } from '../words/say.ts'
import { useWords } from '../words/use-words.ts'

/** The word keys of what is wrong, by field; when empty the form may be sent. */
export type FormErrors<Fields> = { readonly [Name in keyof Fields]?: WordKey }

type Typed<Fields> = Partial<Fields>

type How<Fields> = {
  /** What the fields hold until she types: nothing, or known values, which may arrive later. */
  known: Fields
  errorsOf: (fields: Fields) => FormErrors<Fields>
  /** What fills the {{names}} in the words of its errors. */
  params?: Params
  /** The state that holds typed values, if they should outlive the form. */
  typed?: readonly [Typed<Fields>, Dispatch<SetStateAction<Typed<Fields>>>]
}

export type Form<Fields> = ReturnType<typeof useForm<Fields>>

type TextIn<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string ? Name : never
}[keyof Fields] &
  string

/**
 * The state of a form: what is typed, and what of it is wrong. Errors show after the first try; a refused try puts
 * the focus on the first wrong field, so that its message is read out, and each message disappears once its field is
 * corrected.
 */
export function useForm<Fields>({ known, errorsOf, params = {}, typed: outlasting }: How<Fields>) {
  const { t } = useWords()
  const own = useState<Typed<Fields>>({})
  const [typed, setTyped] = outlasting ?? own
  const [tries, setTries] = useState(0)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const ref = useCallback((element: HTMLElement | null) => {
    place.current = element
  }, [])

  const fields: Fields = { ...known, ...typed }
  const wrong = errorsOf(fields)
  const isTyped = (Object.keys(typed) as (keyof Fields)[]).some(
    (name) => fields[name] !== known[name],
  )
  const isRight = Object.keys(wrong).length === 0
  const put = (more: Typed<Fields>) => setTyped((before) => ({ ...before, ...more }))
  const errorIn = (name: keyof Fields) => {
    const key = tries > 0 ? wrong[name] : undefined
    return key ? t(key, params) : null
  }
  return {
    fields,
    put,
    /** Whether something is typed that differs from what is known. */
    isTyped,
    errorIn,
    /** Whether the form was submitted and isn't right yet. */
    isRefused: tries > 0 && !isRight,
    /** A ref for the element around the fields. */
    ref,
    /** The props of a text field of this form. */
    field: (name: TextIn<Fields>) => ({
      name,
      value: fields[name] as string,
      error: errorIn(name),
      onChange: ({ target }: ChangeEvent<{ value: string }>) =>
        put({ [name]: target.value } as Typed<Fields>),
    }),
    /** Called when she submits the form: gives whether it may be sent. Errors aren't shown again until the next try. */
    attempt: () => {
      setTries(isRight ? 0 : tries + 1)
      return isRight
    },
    /** Resets the form to its beginning, except for these values. */
    begin: (typed: Typed<Fields> = {}) => {
      setTyped(typed)
      setTries(0)
    },
  }
}
