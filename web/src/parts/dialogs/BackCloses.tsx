import { useLeaveGuard } from '../leaving/use-leave-guard.ts'

/** While this is rendered, going back closes the dialog and stays on the page. */
export function BackCloses({ onClose }: { onClose: () => void }) {
  useLeaveGuard({
    stops: ({ historyAction }) => historyAction === 'POP',
    onStopped: ({ stay }) => {
      stay()
      onClose()
      return undefined
    },
  })
  return null
}
