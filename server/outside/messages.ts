/** Sends what the outbox holds. The id is the same for a repeat, so that a provider may tell the two apart. */
export type Messages = {
  send(message: {
    id: string
    channel: 'sms' | 'email' | 'push' | 'phone'
    to: string
    subject: string | null
    text: string
  }): Promise<void>
  /** Whether the text is kept with the record of the message; only practice mode shows it. */
  keepsText: boolean
}

/** Practice: the record itself is the delivery. */
export const practiceMessages: Messages = { keepsText: true, send: async () => undefined }
