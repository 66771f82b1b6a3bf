<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use Kiln\Context;
use Kiln\Engine\Native\ProgramMaker;
use Kiln\Engine\Php\CodeMaker;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Printer\ReaderPrinter;
use Kiln\Engine\Php\Printer\TreeNotation;
use Kiln\Engine\Php\Printer\WriterPrinter;
use Kiln\Engine\Php\Runtime\MessageReading;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\MemoryStore;
use Kiln\Engine\Planning;
use Kiln\Engine\Purpose;
use Kiln\Format\Formats;
use Kiln\Plan\Leaves;

/**
 * One shape of class: a file with the classes, a document, and the code and the programs that are expected for it.
 */
final readonly class Shape
{
    public const FOLDER = __DIR__ . '/Kiln';

    /**
     * @param class-string $class    the one that stands for the shape
     * @param string       $type     as which it is written and read, when that is more than the class
     * @param bool         $asArrays whether the code of toArray() is shown in place of that of serialize()
     * @param bool         $populate whether the code of populate() is shown in place of that of deserialize()
     */
    public function __construct(
        public string $class,
        public string $type = '',
        public Context $context = new Context(),
        private bool $asArrays = false,
        private bool $populate = false,
    ) {}

    public function type(): string
    {
        return $this->type === '' ? $this->class : $this->type;
    }

    public function name(): string
    {
        return explode('\\', $this->class)[4];
    }

    /**
     * @return string without the white space between its values
     */
    public function document(): string
    {
        return self::compact($this->path('.json'));
    }

    /**
     * What is written of an object read from the document, where it differs.
     */
    public function written(): string
    {
        $path = $this->path('.written.json');

        return is_file($path) ? self::compact($path) : $this->document();
    }

    /**
     * @return list<GeneratedClass>
     */
    public function print(): array
    {
        $planning = new Planning();
        $written = $planning->write($this->type(), $this->context);
        $read = $planning->read($this->type(), $this->context);

        return [
            ...(new WriterPrinter($written, TreeNotation::of($this->asArrays ? Purpose::PlainArray : Purpose::Json, $written)))->classes(),
            ...ProgramMaker::writer('', $written)->classes,
            ...(new ReaderPrinter($this->populate ? $planning->populate($this->class, $this->context) : $read))->classes(),
            ...ProgramMaker::reader('', $read)->classes,
        ];
    }

    /**
     * The code of a format that needs no tree, or no parser.
     *
     * @param string $kind of call, see {@see CodeMaker::make()}
     *
     * @return list<GeneratedClass>
     */
    public function printFor(string $format, string $kind): array
    {
        return self::engine()->maker()->make($kind, $this->type(), $this->context, self::leavesOf($format))->classes;
    }

    /**
     * What the code reads that needs no parser: the tree of a document of XML.
     */
    public function scan(string $xml): mixed
    {
        $class = $this->reader('xml', 'read scan');
        /** @var \Closure(string, int, array<string, string>, int): mixed $read */
        $read = CodeLookup::functionOf($class, 'read');
        $namespace = \constant("{$class}::NAMESPACE");

        return XmlScan::document($xml, $read, \is_string($namespace) ? $namespace : null);
    }

    /**
     * What the code reads that needs no tree: the object of a message.
     */
    public function readMessage(string $bytes): ?object
    {
        /** @var \Closure(string, int, int, MessageReading): ?object $read */
        $read = CodeLookup::functionOf($this->reader('protobuf', 'read protobuf'), 'read');

        return $read($bytes, 0, 100, new MessageReading());
    }

    /**
     * @return string the full name of the class
     */
    private function reader(string $format, string $kind): string
    {
        return self::engine()->classOf($kind, $this->type(), $this->context, self::leavesOf($format));
    }

    private static function engine(): PhpEngine
    {
        return new PhpEngine(CodeLookup::over(new MemoryStore()));
    }

    private static function leavesOf(string $format): ?Leaves
    {
        return Formats::leavesOf((new Formats([]))->document($format));
    }

    private function path(string $extension): string
    {
        return self::FOLDER . '/' . $this->name() . $extension;
    }

    private static function compact(string $path): string
    {
        $value = json_decode((string) file_get_contents($path), flags: JSON_THROW_ON_ERROR);

        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION);
    }
}
