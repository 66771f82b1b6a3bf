<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * The string is made of bytes and need not be UTF-8; so are the items of a list or map of strings.
 *
 *     #[Bytes] public string $thumbnail;
 *
 * A format that has bytes writes them as they are, any other as base64 (RFC 4648, section 4).
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Bytes {}
