export const tabs = ['usage', 'nights', 'list', 'payments', 'noShows', 'membership'] as const
export type Tab = (typeof tabs)[number]
