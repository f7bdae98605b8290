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
import { useWords } from '../words/use-words.ts'

/** Keys of what is wrong, by field; without any the form may be sent. */
export type FormErrors<Fields> = { readonly [Name in keyof Fields]?: WordKey }

type Typed<Fields> = Partial<Fields>

type How<Fields> = {
  /** What stands in the fields until she types: nothing, or what is known of her, which may come later. */
  known: Fields
  errorsOf: (fields: Fields) => FormErrors<Fields>
  /** Where her words are kept when they are to outlive the form. */
  typed?: readonly [Typed<Fields>, Dispatch<SetStateAction<Typed<Fields>>>]
}

export type Form<Fields> = ReturnType<typeof useForm<Fields>>

type TextIn<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string ? Name : never
}[keyof Fields] &
  string

/**
 * What is typed, and what of it is wrong. Nothing is said before she first tries; after a try that is refused the first
 * field that is wrong takes the focus, so that its message is read out, and each message goes as its field is mended.
 */
export function useForm<Fields>({ known, errorsOf, typed: outlasting }: How<Fields>) {
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
    return key ? t(key) : null
  }
  return {
    fields,
    put,
    /** Something stands in it that isn't known already. */
    isTyped,
    errorIn,
    /** Tried, and not right yet. */
    isRefused: tries > 0 && !isRight,
    /** Goes on the element around the fields. */
    ref,
    /** What a field of text takes to be one of this form. */
    field: (name: TextIn<Fields>) => ({
      name,
      value: fields[name] as string,
      error: errorIn(name),
      onChange: ({ target }: ChangeEvent<{ value: string }>) =>
        put({ [name]: target.value } as Typed<Fields>),
    }),
    /** She tries: whether it may be sent. What is sent is not spoken of again before the next try. */
    attempt: () => {
      setTries(isRight ? 0 : tries + 1)
      return isRight
    },
    /** As at first, but for these. */
    begin: (typed: Typed<Fields> = {}) => {
      setTyped(typed)
      setTries(0)
    },
  }
}
