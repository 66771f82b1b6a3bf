<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * The directory for code that takes the place of jms/serializer.
 *
 * @internal
 */
final readonly class JmsDirectoryExamination implements Examination
{
    public function __construct(private DirectoryExamination $directory) {}

    public function findings(): iterable
    {
        foreach ($this->directory->findings() as $finding) {
            yield $finding->ofJms();
        }
    }
}
