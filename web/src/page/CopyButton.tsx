import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { useWords } from '../words/use-words.ts'

type Props = { text: string; what: string }

/**
 * Copies a text to the clipboard and shows for a moment that it did. A page without HTTPS has no clipboard, and no
 * button.
 */
export function CopyButton({ text, what }: Props) {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  if (!('clipboard' in navigator)) return null
  return (
    <IconButton
      icon={copied ? IconCheck : IconCopy}
      label={copied ? t('copied') : t('copy', { what })}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    />
  )
}
