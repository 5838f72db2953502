// The member of a union that has a kind among its kinds; `Extract` finds only members of exactly one kind.

export type OfKind<U extends { readonly kind: string }, K extends U['kind']> = U extends unknown
  ? K extends U['kind']
    ? U
    : never
  : never;
