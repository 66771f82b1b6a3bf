<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

use Kiln\Dialect\Jms\Run\ObjectObservation;

/**
 * Calls user code for generated writers of XML.
 *
 * @internal
 */
interface XmlObservation extends ObjectObservation
{
    /**
     * A value that another serializer writes.
     *
     * @param ?array{name: string, params: array<mixed>} $type
     *
     * @return bool whether it is written
     */
    public function delegate(mixed $value, ?array $type, Element $element, XmlWriting $writing): bool;
}
