<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Composer\Autoload\ClassLoader;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\PrintedCode;

/**
 * What a request must know of jms/serializer to find code that exists. It is noted with that code, by the settings of a builder that
 * was given nothing but settings; so jms/serializer itself need not come into being.
 *
 * @internal
 */
final readonly class KnownParts
{
    /**
     * @param string $fingerprint   see {@see Fingerprint}
     * @param string $registrations their key
     * @param int    $writeOptions  of json_encode()
     * @param string $writing       what code that writes is stored under where nothing is selected; see {@see WriterSet::variant()}
     * @param string $reading       likewise
     */
    private function __construct(public string $fingerprint, public string $registrations, public int $writeOptions, public string $writing, public string $reading) {}

    /**
     * Where the index has the note, the packages are not looked at.
     */
    public static function find(CodeLookup $code, string $settings): ?self
    {
        $key = self::key($code, $settings);
        [$packages, $fingerprint, $registrations, $writeOptions, $writing, $reading] = $code->program($key) ?? [null, null, null, null, null, null];

        return \is_string($packages) && \is_string($fingerprint) && \is_string($registrations) && \is_int($writeOptions) && \is_string($writing) && \is_string($reading) && ($code->named($key) !== null || $packages === self::packages())
            ? new self($fingerprint, $registrations, $writeOptions, $writing, $reading)
            : null;
    }

    /**
     * @param Parts $parts of a builder with these settings
     */
    public static function note(CodeLookup $code, string $settings, Parts $parts): void
    {
        $setup = $parts->setup();
        $packages = self::packages();
        $options = $setup->writeVisitors === null ? null : (new Encoding($setup->writeVisitors))->json()?->options;
        if ($packages !== null && $options !== null && $setup->hasDefaults()) {
            $registrations = $parts->registrations();
            $header = ['What jms/serializer is made of with the settings of a builder.', 'Made by Kiln; do not edit.'];
            $class = ProgramPrinter::print('JmsParts', $header, [$packages, $parts->key(), $registrations->key(), $options, WriterSet::variant($parts, $registrations, new Selection()), ReaderSet::variant($parts, $registrations, new Selection(), false)], Preloaded::CLASSES);
            $code->save(new PrintedCode(self::key($code, $settings), $class->name, [$class], []));
        }
    }

    private static function key(CodeLookup $code, string $settings): string
    {
        return "jms parts\n{$settings}\n{$code->scope()}";
    }

    /**
     * The state of Composer's list of what is installed, which changes with every package; null where there is no such list.
     */
    private static function packages(): ?string
    {
        $state = null;
        foreach (\class_exists(ClassLoader::class, false) ? ClassLoader::getRegisteredLoaders() : [] as $vendor => $_) {
            $list = "{$vendor}/composer/installed.php";
            $status = \is_file($list) ? \stat($list) : false;
            $state .= $status === false ? '' : "{$status['mtime']}-{$status['size']} ";
        }

        return $state;
    }
}
