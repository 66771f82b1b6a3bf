<?php

declare(strict_types=1);

namespace Kiln\Attribute\Protobuf;

use Kiln\Attribute\FormatFact;

/**
 * On a string of bytes: fields that are not known are kept in it when a message is read, and written behind the others.
 *
 * Without it they are passed over.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER)]
final readonly class UnknownFields implements FormatFact
{
    public function format(): string
    {
        return 'protobuf';
    }

    public function facts(): array
    {
        return ['unknown' => true];
    }
}
