// The one door out.
/** Text that went through the outbound door and may leave. */
export type OutboundText = string & { readonly __brand: 'OutboundText' };
