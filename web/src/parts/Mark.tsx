/** The mark of the product: an arch over two waves, small and of one colour. */
export const Mark = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 28 32"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
  >
    <path d="M2 31V14a12 12 0 0 1 24 0v17" />
    <path d="M7 20c2.3-1.9 4.7-1.9 7 0s4.7 1.9 7 0M7 25.5c2.3-1.9 4.7-1.9 7 0s4.7 1.9 7 0M2 31h24" />
  </svg>
)
