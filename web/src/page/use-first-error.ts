import { useEffect, useRef } from 'react'

/** After a refused try the first field that is wrong takes the focus, so that its message is read out. */
export function useFirstError(tries: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return form
}
