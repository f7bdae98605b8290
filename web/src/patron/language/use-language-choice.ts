import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import type { Language } from '../../words/language.ts'
import { changeLanguage } from '../../words/words.ts'

/** Changes what she sees at once; the server learns it for her messages, and a lost answer takes nothing back. */
export function useLanguageChoice() {
  const session = useSession()
  const change = useTell('changeUser', { stale: ['user'] })
  return async (language: Language) => {
    await changeLanguage(language)
    if (!session) return
    change.mutate({
      params: { id: session.userId },
      body: [{ op: 'add', path: '/Language', value: language }],
    })
  }
}
