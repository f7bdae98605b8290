import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { useWords } from '../words/use-words.ts'

type Props = { text: string; what: string }

/** Copies a text to the clipboard and shows for a moment that it did. */
export function CopyButton({ text, what }: Props) {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <IconButton
      icon={copied ? IconCheck : IconCopy}
      label={copied ? t('practiceCopied') : t('practiceCopy', { what })}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    />
  )
}
