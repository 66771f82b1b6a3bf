<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use Kiln\Context;
use Kiln\Engine\Native\ProgramMaker;
use Kiln\Engine\Php\Printer\ReaderPrinter;
use Kiln\Engine\Php\Printer\WriterPrinter;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Planning;
use Kiln\Engine\Target;

/**
 * One shape of class: a folder with the classes, a document, and the code and the programs that are expected for it.
 */
final readonly class Shape
{
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

    public function folder(): string
    {
        return __DIR__ . '/' . explode('\\', $this->class)[3];
    }

    /**
     * @return string without the white space between its values
     */
    public function document(): string
    {
        return self::compact($this->folder() . '/document.json');
    }

    /**
     * What is written of an object read from the document, where it differs.
     */
    public function written(): string
    {
        $path = $this->folder() . '/written.json';

        return is_file($path) ? self::compact($path) : $this->document();
    }

    /**
     * @return array<string, string> code by name of the file
     */
    public function print(): array
    {
        $planning = new Planning([]);
        $classes = [
            ...(new WriterPrinter($planning->write($this->type(), $this->context), $this->asArrays ? Target::PlainArray : Target::Json))->classes(),
            ...(new ReaderPrinter($this->populate ? $planning->populate($this->class, $this->context) : $planning->read($this->type(), $this->context)))->classes(),
        ];
        $classes = [
            ...$classes,
            ...ProgramMaker::writer('', $planning->write($this->type(), $this->context))->classes,
            ...ProgramMaker::reader('', $planning->read($this->type(), $this->context))->classes,
        ];
        $files = [];
        foreach ($classes as $class) {
            $files[GeneratedClass::fileName($class->name)] = $class->code;
        }
        ksort($files);

        return $files;
    }

    private static function compact(string $path): string
    {
        $value = json_decode((string) file_get_contents($path), flags: JSON_THROW_ON_ERROR);

        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION);
    }
}
