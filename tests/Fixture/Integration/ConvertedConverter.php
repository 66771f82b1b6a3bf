<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

final class ConvertedConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): ?string
    {
        return $value instanceof Converted && $value->text !== 'null' ? "<{$value->text}>" : null;
    }

    public function deserialize(mixed $data, Context $context): Converted
    {
        return \is_string($data) ? new Converted(trim($data, '<>')) : throw new ConversionFailed('a text in brackets');
    }
}
