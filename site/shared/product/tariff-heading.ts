/**
 * The heading of the Mercosur tariff as people write it (8536.90.90), as a fact of a product;
 * nothing where it is not stated.
 */
export function tariffHeading(
  ncm: string | null,
  label: string,
): { label: string; value: string }[] {
  return ncm === null ? [] : [{ label, value: ncm.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3') }]
}
