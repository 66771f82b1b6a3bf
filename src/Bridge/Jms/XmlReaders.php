<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\Visitor\Factory\XmlDeserializationVisitorFactory;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Native\Declined;
use Kiln\System\CollectorPause;

/**
 * Reads by generated code what jms/serializer would read from XML.
 *
 * @internal
 */
final class XmlReaders
{
    /** An encoding in whose bytes ASCII may look like something else. */
    private const UNUSUAL_ENCODING = '/^\s*+<\?xml[^>]*?encoding\s*+=\s*+["\'](?!utf-8["\']|iso-8859-1["\']|us-ascii["\'])/i';

    /**
     * @param bool $isNative whether the extension reads what it can
     */
    public function __construct(
        private readonly Parts $parts,
        private readonly Sets $sets,
        private readonly XmlDeserializationVisitorFactory $visitors,
        private readonly bool $isNative = false,
    ) {}

    /**
     * @param ?DeserializationContext $context null for one that selects nothing and that nobody sees
     *
     * @throws GiveUp when jms/serializer must do it
     */
    public function decode(string $xml, string $type, ?DeserializationContext $context, Selection $selection): mixed
    {
        try {
            $typeName = $this->parts->types->of($type);
            $set = $this->sets->xmlReader($selection);
        } catch (\Error|JmsException|Mismatch $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
        $observation = Readers::observation($this->parts, $context, $set, 'xml');
        $finished = static fn(\Closure $read, Reading $reading): mixed => Readers::finished(
            $context === null ? null : $observation,
            $reading,
            static fn(): bool => $context !== null && $set->isRepeatable($typeName),
            $read,
        );
        // jms/serializer forgets earlier errors, too.
        \libxml_clear_errors();
        // The options are those of libxml.
        $isText = ((array) $this->visitors)["\0" . XmlDeserializationVisitorFactory::class . "\0options"] === 0;
        $reading = new Reading($observation);
        if ($isText && $this->isNative) {
            try {
                return $finished(static fn(): mixed => $set->decodeXml($xml, $typeName, $reading), $reading);
            } catch (Declined) {
                $reading = new Reading($observation);
            }
        }

        return $finished($this->work($xml, $set, $typeName, $reading, $isText), $reading);
    }

    /**
     * @throws GiveUp
     *
     * @return \Closure(): mixed reads by generated code
     */
    private function work(string $xml, ReaderSet $set, TypeName $type, Reading $reading, bool $isText): \Closure
    {
        try {
            $read = $set->root($type);
        } catch (\Error|JmsException|Mismatch $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
        $work = $isText ? $set->batches($xml, $type, $reading, fn(): mixed => $this->parsed($xml, $set, $type)) : null;
        if ($work !== null) {
            return $work;
        }
        $data = CollectorPause::during(fn(): mixed => ($isText ? $this->found($xml, $set, $type) : null) ?? $this->parsed($xml, $set, $type));

        return static fn(): mixed => $data === null ? null : $read($data, $reading);
    }

    /**
     * Takes the data that objects are read from out of the text itself.
     *
     * @return mixed null also where only libxml can be asked
     */
    private function found(string $xml, ReaderSet $set, TypeName $type): mixed
    {
        $read = $set->extractor($type);
        try {
            return $read === null ? null : XmlScan::document($xml, $read);
        } catch (Mismatch) {
            return null;
        }
    }

    /**
     * Takes it out of the elements that libxml parses.
     *
     * @throws GiveUp
     */
    private function parsed(string $xml, ReaderSet $set, TypeName $type): mixed
    {
        try {
            return Extraction::of($set->extraction($type), $this->parse($xml), self::mayHaveNil($xml));
        } catch (\Error|JmsException|Mismatch $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
    }

    /**
     * @throws JmsException for what is no XML, or may not be read
     */
    private function parse(string $xml): \SimpleXMLElement
    {
        $root = $this->visitors->getVisitor()->prepare($xml);

        return $root instanceof \SimpleXMLElement ? $root : throw new Mismatch('no element');
    }

    private static function mayHaveNil(string $xml): bool
    {
        return \str_contains($xml, 'nil') || \str_contains($xml, "\0") || \preg_match(self::UNUSUAL_ENCODING, $xml) === 1;
    }
}
