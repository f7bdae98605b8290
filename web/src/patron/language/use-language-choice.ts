import type { Language } from '@mikvah/rules/words/language.ts'
import { useRef } from 'react'
import { useTell } from '../../talk/tell.ts'
import { useInTurn } from '../../talk/use-in-turn.ts'
import { useSession } from '../../talk/use-session.ts'
import { changeLanguage } from '../../words/words.ts'

/**
 * Gives the function that changes the language at once; the server is told for her messages, and a failure there undoes
 * nothing.
 */
export function useLanguageChoice(): (language: Language) => void {
  const session = useSession()
  const change = useTell('changeUser', { stale: ['user'] })
  const { want } = useInTurn((language: Language) =>
    change.mutateAsync({
      params: { id: session?.userId ?? '' },
      body: [{ op: 'add', path: '/Language', value: language }],
    }),
  )
  const comes = useRef<Language | null>(null)
  return (language) => {
    // Until the words are loaded the former language shows, and a second tap asks for the same one.
    if (comes.current === language) return
    comes.current = language
    const hasCome = () => {
      if (comes.current === language) comes.current = null
    }
    changeLanguage(language).then(hasCome, hasCome)
    if (session) want(language)
  }
}
