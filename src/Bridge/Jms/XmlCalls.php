<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Engine\Php\Store\CodeLookup;

/**
 * What calls need that write or read XML, made for the first of them.
 *
 * @internal
 */
final class XmlCalls
{
    private ?Sets $sets = null;

    private ?XmlWriters $writers = null;

    private ?XmlReaders $readers = null;

    public function __construct(private readonly Parts $parts, private readonly CodeLookup $code, private readonly bool $isNative) {}

    /**
     * @return ?XmlWriters null where the original must write
     */
    public function writers(): ?XmlWriters
    {
        $factory = $this->parts->setup()->xmlWriteVisitors;

        return $factory === null ? null : $this->writers ??= new XmlWriters($this->parts, $this->sets(), new XmlEncoding($factory), $this->isNative);
    }

    /**
     * @return ?XmlReaders null where the original must read
     */
    public function readers(): ?XmlReaders
    {
        $factory = $this->parts->setup()->xmlReadVisitors;

        return $factory === null ? null : $this->readers ??= new XmlReaders($this->parts, $this->sets(), $factory, $this->isNative);
    }

    private function sets(): Sets
    {
        return $this->sets ??= new Sets(new XmlDialect($this->parts), $this->code);
    }
}
