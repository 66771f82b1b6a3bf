<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\Runtime\XmlWriteObservation;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Call\Xml\XmlDocument;
use Kiln\Dialect\Jms\Call\Xml\XmlOptions;
use Kiln\Dialect\Jms\Call\Xml\XmlWriterSet;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Native\Declined;

/**
 * Writes by generated code what jms/serializer would write to XML.
 *
 * @internal
 */
final class XmlWriters
{
    /**
     * @param bool $isNative whether the extension writes what it can
     */
    public function __construct(
        private readonly Parts $parts,
        private readonly Sets $sets,
        public readonly XmlEncoding $encoding,
        private readonly bool $isNative = false,
    ) {}

    /**
     * @param ?SerializationContext $context null for one that selects nothing and that nobody sees
     *
     * @throws GiveUp when jms/serializer must do it
     */
    public function encode(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection, XmlOptions $options): string
    {
        if ($data === null && !$selection->serializeNull && ($context === null || !$context->hasAttribute('allows_root_null') || $context->getAttribute('allows_root_null') !== true)) {
            throw new GiveUp('null');
        }
        try {
            $typeName = $type === null ? null : $this->parts->types->of($type);
            $set = $this->sets->xmlWriter($selection);
        } catch (\Error|JmsException $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
        $made = null;
        $observation = function () use ($context, &$made): XmlWriteObservation {
            return $made ??= new XmlWriteObservation($this->parts, $context);
        };
        $writing = new XmlWriting($set->classes, $set->choice->serializeNull, $observation);
        try {
            $text = Writers::finished($context === null ? null : $observation, $writing, fn(): string => $this->natively($data, $typeName, $set, $options) ?? XmlDocument::write($data, $typeName, $set, $writing, $options));
        } catch (Mismatch $mismatch) {
            throw new GiveUp($mismatch->getMessage(), previous: $mismatch);
        }
        $context?->close();

        return $text;
    }

    /**
     * @return ?string null where generated code must do it
     */
    private function natively(mixed $data, ?TypeName $type, XmlWriterSet $set, XmlOptions $options): ?string
    {
        if (!$this->isNative || !$options->areUsual()) {
            return null;
        }
        try {
            return $set->encode($data, $type);
        } catch (Declined) {
            return null;
        }
    }
}
