<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Call\Xml\XmlWriterSet;
use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Store\CodeLookup;

/**
 * What writes and reads, by choice, for as long as nothing is registered.
 *
 * @internal
 */
final class Sets
{
    private ?Registrations $registrations = null;

    /** @var array<string, WriterSet> by choice */
    private array $writers = [];

    /** @var array<string, XmlWriterSet> by choice */
    private array $xmlWriters = [];

    /** @var array<string, ReaderSet> by choice */
    private array $readers = [];

    public function __construct(private readonly Dialect $dialect, private readonly CodeLookup $code) {}

    /**
     * @throws \Throwable what {@see Dialect::registrations()} throws
     */
    public function writer(Choice $choice): WriterSet
    {
        $registrations = $this->registrations();

        return $this->writers[$choice->key()] ??= new WriterSet($this->dialect, $registrations, $this->code, $choice);
    }

    /**
     * @throws \Throwable what {@see Dialect::registrations()} throws
     */
    public function xmlWriter(Choice $choice): XmlWriterSet
    {
        $registrations = $this->registrations();

        return $this->xmlWriters[$choice->key()] ??= new XmlWriterSet($this->dialect, $registrations, $this->code, $choice);
    }

    /**
     * @param bool $isStrict see {@see \Kiln\Dialect\Jms\Plan\ReadPlanner}
     *
     * @throws \Throwable what {@see Dialect::registrations()} throws
     */
    public function reader(Choice $choice, bool $isStrict = false): ReaderSet
    {
        $registrations = $this->registrations();

        return $this->readers[$choice->key() . ($isStrict ? ' strict' : '')] ??= new ReaderSet($this->dialect, $registrations, $this->code, $choice, $isStrict);
    }

    /**
     * @throws \Throwable what {@see Dialect::registrations()} throws
     */
    public function xmlReader(Choice $choice): ReaderSet
    {
        $registrations = $this->registrations();

        return $this->readers[$choice->key() . ' xml'] ??= new ReaderSet($this->dialect, $registrations, $this->code, $choice, false, true);
    }

    private function registrations(): Registrations
    {
        $registrations = $this->dialect->registrations();
        if ($registrations !== $this->registrations) {
            $this->registrations = $registrations;
            $this->writers = $this->readers = $this->xmlWriters = [];
        }

        return $registrations;
    }
}
