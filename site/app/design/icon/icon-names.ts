/** What the file of the icons has (icons.svg). */
export const iconNames = [
  'search', 'close', 'menu', 'arrow-right', 'arrow-left', 'arrow-up', 'arrow-down', 'arrow-up-right', 'chevron-down', 'chevron-left',
  'chevron-right', 'sort', 'download', 'copy', 'check', 'share', 'play', 'pause', 'plus', 'minus', 'grid', 'list', 'filter', 'external', 'phone',
  'mail', 'pin', 'clock', 'user', 'lock', 'log-out', 'file', 'drawing', 'info', 'success', 'warning', 'error', 'whatsapp', 'youtube', 'linkedin', 'twitter',
  'facebook', 'instagram',
] as const

export type IconName = (typeof iconNames)[number]
