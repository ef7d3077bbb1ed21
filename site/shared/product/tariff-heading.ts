/** NCM code (Mercosur tariff) with dots (8536.90.90), as a fact of a product; empty if not set. */
export function tariffHeading(
  ncm: string | null,
  label: string,
): { label: string; value: string }[] {
  return ncm === null ? [] : [{ label, value: ncm.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3') }]
}
