<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

/**
 * What becomes of a value with a tag that says nothing to Kiln, when reading.
 *
 * @api
 */
enum UnknownTags
{
    /** The value is read as if there were no tag. */
    case Ignore;
    /** The document is refused. */
    case Refuse;
    /** Value and number are a {@see Tag}. */
    case Keep;
}
